const longest = 300
const unlimited = (path) => path.startsWith('components/ui/') || path.includes('/glossary/data/')

/** No file over 300 lines; at most a third of the .tsx outside components/ui is client code. */
export function checkSizes(files) {
  const long = files
    .filter(({ path }) => !unlimited(path))
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    .filter(({ lines }) => lines > longest)
    .map(({ path, lines }) => ({ path, problem: `${lines} lines, at most ${longest}` }))
  const views = files.filter(
    ({ path }) => /^(app|components)\/.*\.tsx$/.test(path) && !path.startsWith('components/ui/'),
  )
  const client = views.filter(({ text }) => /^['"]use client['"]/m.test(text))
  if (client.length * 3 > views.length)
    long.push({
      path: 'components',
      problem: `${client.length} of ${views.length} .tsx are client code`,
    })
  return long
}
