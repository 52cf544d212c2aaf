// Loaded into every child with `--import`. supabase-js complains of Node 20 on every start, and the project
// supports it; everything else that a program warns of is shown.
const { warn } = console
console.warn = (...given) => {
  const [first] = given
  if (typeof first === 'string' && first.includes('Node.js 20 and below are deprecated')) return
  warn.apply(console, given)
}
