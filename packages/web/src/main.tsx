// The door of the client: language and faces first, so that nothing jumps, then the screens.
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import './styles/button.css'
import './styles/page.css'
import './styles/window.css'
import { render } from 'preact'
import { App } from './app.tsx'
import { speak } from './words/language.ts'

const patience = 1500
const faces = ['800 23px "Alumni Sans"', '400 16px "Public Sans"', '600 16px "Public Sans"', '700 13px "Public Sans"']
const dressed = Promise.race([
  Promise.allSettled(faces.map((face) => document.fonts.load(face))),
  new Promise((resolve) => setTimeout(resolve, patience)),
])

await Promise.all([speak(), dressed])
const root = document.getElementById('app')
if (root) render(<App />, root)
