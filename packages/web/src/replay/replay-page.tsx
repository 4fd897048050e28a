// The pages of a replay: `/replay/CODE/N` for a match of a table, `/replay` for a record file. A lazy chunk.
import { useEffect, useState } from 'preact/hooks'
import { listen } from '../parts/listen.ts'
import { Page } from '../parts/page.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { errorMessage } from '../table/api.ts'
import type { ReplayMessages } from './i18n/en.ts'
import { useReplayMessages } from './i18n/use-replay-messages.ts'
import { fetchRecording, prefetchGames, type Recording, readRecording, UnreadableRecord } from './recording.ts'
import { ReplayView } from './replay-view.tsx'
import './replay.css'

/** A match of a table; without one, a file is asked for. */
export function ReplayPage({ match }: { readonly match?: { readonly code: string; readonly matchNumber: number } }) {
  const words = useReplayMessages()
  if (!words) return null
  return match ? <MatchReplay {...match} words={words} /> : <FileReplay words={words} />
}

function MatchReplay({ code, matchNumber, words }: { readonly code: string; readonly matchNumber: number; readonly words: ReplayMessages }) {
  const [recordingOrProblem, setRecordingOrProblem] = useState<Recording | string>()
  useEffect(() => {
    fetchRecording(code, matchNumber).then(setRecordingOrProblem, (problem) =>
      setRecordingOrProblem(problem instanceof UnreadableRecord ? words.unreadable : errorMessage(problem)),
    )
  }, [code, matchNumber])
  if (typeof recordingOrProblem === 'object') return <ReplayView recording={recordingOrProblem} words={words} />
  return (
    <Page top={<TopBar title={words.title} />} class="lead">
      <h2>{recordingOrProblem}</h2>
    </Page>
  )
}

function FileReplay({ words }: { readonly words: ReplayMessages }) {
  const [recording, setRecording] = useState<Recording>()
  const [problem, setProblem] = useState('')
  useEffect(() => void prefetchGames(), [])
  const openFile = (file: Blob | undefined) => {
    if (file) readRecording(file).then(setRecording, () => setProblem(words.unreadable))
  }
  useDroppedFile(openFile)
  if (recording) return <ReplayView recording={recording} words={words} />
  return (
    <Page top={<TopBar title={words.title} />} class="replay-door">
      <h2>{words.file.title}</h2>
      <p class="haze">{words.file.line}</p>
      <label class="button plain">
        {words.file.choose}
        <input
          type="file"
          accept=".json,application/json"
          class="unseen"
          onChange={({ currentTarget }) => {
            openFile(currentTarget.files?.[0])
            currentTarget.value = ''
          }}
        />
      </label>
      <p role="status">{problem}</p>
    </Page>
  )
}

/** A file that is dropped anywhere on the page. */
function useDroppedFile(onFile: (file: Blob | undefined) => void): void {
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault()
    const drop = (event: DragEvent) => {
      event.preventDefault()
      onFile(event.dataTransfer?.files[0])
    }
    return listen([window, 'dragover', allow], [window, 'drop', drop])
  }, [])
}
