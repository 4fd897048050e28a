// Loaded into every server under test: SIGUSR2 collects garbage, so that memory figures of different servers are comparable.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  setTimeout(() => globalThis.gc?.(), 300)
})
