import { createProgress } from '@/backend/corpus/progress'

function watched() {
  let time = 0
  const lines: string[] = []
  const stream = { isTTY: false, write: (text: string) => lines.push(text) }
  const progress = createProgress(stream as unknown as NodeJS.WriteStream, () => time)
  return { progress, lines, at: (seconds: number) => (time = seconds * 1000) }
}

it('tells share, rate and time left every five seconds where there is no terminal', () => {
  const { progress, lines, at } = watched()
  progress.stage('Reading corpus')
  for (let second = 1; second <= 12; second += 1) {
    at(second)
    progress.update(second / 100, second * 50, 'files')
  }
  expect(lines).toEqual([
    'Reading corpus\n',
    'Reading corpus: 5 %, 250 files, 50/s, 1 min 35 s left\n',
    'Reading corpus: 10 %, 500 files, 50/s, 1 min 30 s left\n',
  ])
})

it('promises no time when the size of the source is unknown', () => {
  const { progress, lines, at } = watched()
  progress.stage('Reading')
  at(6)
  progress.update(null, 60, 'files')
  expect(lines[1]).toBe('Reading: 60 files, 10/s, – left\n')
})

it('notes at once what a person must know', () => {
  const { progress, lines } = watched()
  progress.note('skipped a.md: not valid UTF-8')
  expect(lines).toEqual(['skipped a.md: not valid UTF-8\n'])
})
