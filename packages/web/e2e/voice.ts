// What the browser tests of voice share: microphones that are a known tone, one frequency a page, and ears that measure which tones
// a page plays, by either way. The rest is the page's own: getUserMedia is replaced, nothing behind it.
import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { openHouse } from './house.ts'

/** Pages that may use the microphone: Chromium's fake one, which beeps (playwright.config.ts). */
export const withMicrophone = { permissions: ['microphone'] }

/** Several pages that encode and decode sound are slow on a busy machine. */
export const patient = { timeout: 60_000, intervals: [100] }
/** Whether figures that are measured on the way are printed (VOICE_FIGURES=1). */
export const isMeasured = process.env.VOICE_FIGURES === '1'
export function printFigure(label: string, ms: number): void {
  if (isMeasured) console.log(`${label}: ${(ms / 1000).toFixed(2)} s`)
}
const names = ['Mara', 'Noor', 'Teo', 'Ilse', 'Jonas', 'Ada', 'Bram', 'Sam']
/** The tone of each page in Hz: no tone is near another one or a multiple of it. */
const tones = [431, 557, 673, 797, 919, 1033, 1151, 1277]

export interface SoundOptions {
  /** Tones instead of Chromium's beeps. */
  readonly tones?: boolean
  /** The tone comes in bursts, once a second. */
  readonly bursts?: boolean
  /** No direct way between two browsers, as if every UDP path were cut. */
  readonly isCut?: boolean
  /** The first description that a page sends to another one never leaves it. */
  readonly losesFirstDescription?: boolean
}
interface Ear {
  readonly analyser: AnalyserNode
  readonly way: 'direct' | 'relayed'
}
interface Heard {
  readonly peers: RTCPeerConnection[]
  readonly ears: Ear[]
  /** Energy of frames that came over the server. */
  relayed: number
  /** When bursts began at this page's microphone and at its ears, in milliseconds since 1970. */
  readonly said: number[]
  readonly heard: number[]
}
type HeardWindow = Window & { readonly heard: Heard }

/** Lets a page be heard as a tone, and measures what it hears. Runs before the page's own scripts. */
async function measureSound(page: Page, tone: number, options: SoundOptions): Promise<void> {
  const { tones: isTone = false, bursts = false, isCut = false, losesFirstDescription = false } = options
  await page.addInitScript(
    ({ tone, isTone, bursts, isCut, losesFirstDescription }) => {
      const heard: Heard = { peers: [], ears: [], relayed: 0, said: [], heard: [] }
      Object.assign(window, { heard })
      const { send } = WebSocket.prototype
      let hasLostDescription = !losesFirstDescription
      WebSocket.prototype.send = function (message) {
        if (hasLostDescription || !String(message).includes('"description"')) return send.call(this, message)
        hasLostDescription = true
      }
      const MIN_LOUD_SAMPLE = 0.02
      /** Notes when sound begins after silence; a burst lasts 0.2 s. */
      const noteBursts = (source: AudioNode, times: number[]) => {
        const processor = source.context instanceof AudioContext ? source.context.createScriptProcessor(256, 1, 1) : undefined
        let lastLoud = 0
        if (!processor) return
        processor.onaudioprocess = ({ inputBuffer }) => {
          const now = performance.timeOrigin + performance.now()
          if (!inputBuffer.getChannelData(0).some((sample) => Math.abs(sample) > MIN_LOUD_SAMPLE)) return
          if (now - lastLoud > 400) times.push(now)
          lastLoud = now
        }
        source.connect(processor)
        connect.call(processor, source.context.destination)
      }
      const { connect } = AudioNode.prototype as unknown as { connect(this: AudioNode, target: AudioNode): AudioNode }
      const addEar = (source: AudioNode, way: Ear['way']) => {
        if (bursts) return noteBursts(source, heard.heard)
        const analyser = source.context.createAnalyser()
        analyser.fftSize = 4096
        analyser.smoothingTimeConstant = 0
        connect.call(source, analyser)
        heard.ears.push({ analyser, way })
      }
      const Original = RTCPeerConnection
      let context: AudioContext | undefined
      window.RTCPeerConnection = class extends Original {
        constructor(config?: RTCConfiguration) {
          super(isCut ? { ...config, iceServers: [], iceTransportPolicy: 'relay' } : config) // without TURN there is no way then
          heard.peers.push(this)
          this.addEventListener('track', ({ track }) => {
            context ??= new AudioContext()
            addEar(context.createMediaStreamSource(new MediaStream([track])), 'direct')
          })
        }
      }
      AudioNode.prototype.connect = function (this: AudioNode, ...targets: [AudioNode]) {
        if (targets[0] instanceof AudioDestinationNode && this instanceof GainNode) addEar(this, 'relayed')
        return connect.call(this, ...targets)
      } as typeof AudioNode.prototype.connect
      const { start } = AudioBufferSourceNode.prototype
      AudioBufferSourceNode.prototype.start = function (when) {
        for (const sample of this.buffer?.getChannelData(0) ?? []) heard.relayed += sample * sample
        start.call(this, when)
      }
      if (!isTone) return
      navigator.mediaDevices.getUserMedia = async () => {
        context ??= new AudioContext()
        const oscillator = new OscillatorNode(context, { frequency: tone })
        const gain = new GainNode(context, { gain: bursts ? 0 : 0.5 })
        const stream = context.createMediaStreamDestination()
        connect.call(connect.call(oscillator, gain), stream)
        oscillator.start()
        if (bursts) {
          noteBursts(gain, heard.said)
          for (let i = 2; i < 200; i++) {
            gain.gain.setValueAtTime(0.5, context.currentTime + i)
            gain.gain.setValueAtTime(0, context.currentTime + i + 0.2)
          }
        }
        return stream.stream
      }
    },
    { tone, isTone, bursts, isCut, losesFirstDescription },
  )
}
/** How many people are heard directly by now, with sound that is not silence, by the statistics of WebRTC. */
export const heardDirectly = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let count = 0
    for (const peer of (window as unknown as HeardWindow).heard.peers) {
      if (peer.connectionState !== 'connected') continue
      for (const report of (await peer.getStats()).values()) {
        if (report.type === 'inbound-rtp' && report.bytesReceived > 0 && report.totalAudioEnergy > 0.0001) count++
      }
    }
    return count
  })
/** The kinds of the candidates in use, such as `host` or `relay`, one for each person who is heard directly. */
export const waysInUse = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const kinds: string[] = []
    for (const peer of (window as unknown as HeardWindow).heard.peers) {
      if (peer.connectionState !== 'connected') continue
      const stats = await peer.getStats()
      const all = [...stats.values()]
      const { selectedCandidatePairId } = all.find(({ type, selectedCandidatePairId }) => type === 'transport' && selectedCandidatePairId) ?? {}
      const pair = stats.get(selectedCandidatePairId)
      if (pair) kinds.push(stats.get(pair.localCandidateId)?.candidateType)
    }
    return kinds
  })
/** How many milliseconds of sound each of the others asks for in a packet. */
export const packetsAskedFor = (page: Page): Promise<readonly (string | undefined)[]> =>
  page.evaluate(() => {
    const peers = (window as unknown as HeardWindow).heard.peers.filter(({ connectionState }) => connectionState === 'connected')
    return peers.map((peer) => /^a=ptime:(\d+)/m.exec(peer.remoteDescription?.sdp ?? '')?.[1])
  })
/** How many packets of sound a page has sent directly. */
export const packetsSent = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let count = 0
    for (const peer of (window as unknown as HeardWindow).heard.peers) {
      for (const report of (await peer.getStats()).values()) if (report.type === 'outbound-rtp') count += report.packetsSent
    }
    return count
  })
export const heardOverServer = (page: Page) => page.evaluate(() => (window as unknown as HeardWindow).heard.relayed)
export const burstsOf = (page: Page) => page.evaluate(() => (({ said, heard }) => ({ said, heard }))((window as unknown as HeardWindow).heard))

/** Louder than this counts as heard, in dB of full scale; a tone leaves its page at about -12. */
const HEARD_DB = -40
/** The level at which a page hears the tone of each page, in dB; its own is not there. */
const tonesHeard = (page: Page): Promise<readonly number[]> =>
  page.evaluate((tones) => {
    const silenceDb = -200
    const { ears } = (window as unknown as HeardWindow).heard
    // An analyser keeps what it heard last when its context rests.
    const levels = ears
      .filter(({ analyser }) => analyser.context.state === 'running')
      .map(({ analyser }) => {
        const spectrum = new Float32Array(analyser.frequencyBinCount)
        analyser.getFloatFrequencyData(spectrum)
        const binOf = (tone: number) => Math.round((tone * analyser.fftSize) / analyser.context.sampleRate)
        const levelOf = (tone: number) => Math.max(...[-1, 0, 1].map((offset) => spectrum[binOf(tone) + offset] ?? silenceDb))
        return tones.map(levelOf)
      })
    return tones.map((_, i) => Math.round(Math.max(silenceDb, ...levels.map((level) => level[i]!))))
  }, tones)
/** Whether a page hears the tone of the person with this index. */
export const hearsTone = async (page: Page, person: number): Promise<boolean> => (await tonesHeard(page))[person]! > HEARD_DB
/** Everybody among so many pages hears everybody else's tone, and none that is not there. */
export async function expectAllHeard(pages: readonly Page[]): Promise<void> {
  for (const [i, page] of pages.entries()) {
    const others = tones.map((_, other) => other < pages.length && other !== i)
    await expect.poll(async () => (await tonesHeard(page)).map((level) => level > HEARD_DB), patient).toEqual(others)
  }
}

/** Opens a table with so many pages, each in a window of its own; nobody has joined the voice yet. */
export async function gatherTalkers(browser: Browser, first: Page, count: number, sound: SoundOptions, contextOptions: BrowserContextOptions = {}) {
  await measureSound(first, tones[0]!, sound)
  const code = await openHouse(first, names[0]!)
  const pages = [first]
  for (const [i, name] of names.slice(1, count).entries()) {
    const context = await browser.newContext({ permissions: ['microphone'], ...contextOptions })
    const page = await context.newPage()
    await measureSound(page, tones[i + 1]!, sound)
    await page.goto(`/t/${code}`)
    await page.getByLabel('Your name').fill(name)
    await page.getByRole('button', { name: 'Come in' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
    pages.push(page)
  }
  return pages
}
/** Opens another device, with the tone of the person with this index. */
export async function openOtherDevice(browser: Browser, person: number, sound: SoundOptions, contextOptions: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(contextOptions)
  const page = await context.newPage()
  await measureSound(page, tones[person]!, sound)
  return page
}
export const voiceButton = (page: Page) => page.getByRole('button', { name: /^(Talk by voice|Voice)/ })
/** Joins, heard all the time. */
export async function join(page: Page): Promise<void> {
  await voiceButton(page).click()
  const meter = page.getByRole('meter')
  await expect.poll(() => meter.getAttribute('aria-valuenow').then(Number)).toBeGreaterThan(1)
  await page.getByText('All the time').click()
  await page.getByRole('button', { name: 'Join heard' }).click()
  await expect(voiceButton(page)).toHaveAccessibleName('Voice: you have joined')
}
export const pairs = (page: Page, state: 'direct' | 'relayed' | 'trying') => page.locator(`.voice-person[data-pair=${state}]`)
