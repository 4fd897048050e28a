// The look of /trust. A string, so that it is in the bundle and the page needs no build.
export const trustStyles = `
* { box-sizing: border-box; margin: 0 }
body { background: #13222b; color: #e9efef; font: 17px/1.4 "Public Sans", system-ui, sans-serif; min-height: 100vh; display: flex; flex-direction: column }
main { width: 100%; max-width: 430px; margin: 0 auto; padding: 16px; flex: 1 }
h1, h2, .place, .print, footer a { font-family: "Alumni Sans", "Arial Narrow", system-ui, sans-serif; font-weight: 800 }
h1 { font-size: 32px; line-height: 1.1; margin: 12px 0 6px }
h2 { font-size: 20px }
.place { color: #f5b94a }
.lead, dt, .agree { color: #9db3bc }
.agree { font-size: 15px; margin: 20px 0 }
.agree strong { color: #e9efef }
.key { display: flex; flex-wrap: wrap; gap: 16px; margin: 16px 0 }
.key svg { width: 132px; height: 132px; border-radius: 8px }
.key dl { flex: 1; min-width: 150px }
dd { font-weight: 600; margin-bottom: 8px; overflow-wrap: anywhere }
.print { color: #f5b94a; letter-spacing: .05em }
nav { display: grid; grid-template-columns: repeat(auto-fit, minmax(72px, 1fr)); border: 2px solid #54707d; border-radius: 10px; overflow: hidden }
nav a { color: #9db3bc; text-align: center; text-decoration: none; padding: 12px 4px; min-height: 48px }
nav a[aria-current] { background: #e9efef; color: #18222b; font-weight: 600 }
ol { list-style: none; padding: 0; counter-reset: step }
li { hyphens: auto; display: flex; gap: 14px; padding: 12px 0; border-bottom: 1px solid #1d323d; counter-increment: step; overflow-wrap: anywhere }
li::before { content: counter(step); background: #f5b94a; color: #18222b; font-weight: 800; width: 36px; height: 42px; flex: none; display: grid; place-items: center }
footer { display: flex; flex-wrap: wrap; gap: 12px; padding: 14px 16px; background: #0a141b; justify-content: center; position: sticky; bottom: 0 }
footer a { flex: 1; max-width: 205px; min-height: 48px; display: grid; place-items: center; border-radius: 10px; border: 2px solid #54707d; color: #e9efef; background: #1d323d; text-decoration: none; font-size: 19px; padding: 8px }
footer .main { background: #f5b94a; border-color: #f5b94a; color: #18222b }
a:focus-visible { outline: 3px solid #f5b94a; outline-offset: 2px }
@media (max-height: 400px) { footer { position: static } }
`
