/** Preloaded into a process under test, which then lives by a clock that its parent moves. */
let ahead = 0

globalThis.Date = new Proxy(Date, {
  construct: (real, given, as) =>
    Reflect.construct(real, given.length > 0 ? given : [real.now() + ahead], as),
  get: (real, name) => (name === 'now' ? () => real.now() + ahead : Reflect.get(real, name)),
})

process.on('message', (milliseconds) => {
  ahead += Number(milliseconds)
  process.send?.(ahead)
})
