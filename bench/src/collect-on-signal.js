// Loaded into every server under test: SIGUSR2 collects garbage, so that memory is compared like with like.
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  setTimeout(() => globalThis.gc?.(), 300)
})
