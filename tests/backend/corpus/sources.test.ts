import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { openSource } from '@/backend/corpus/open-source'
import { isUnreadable, type Source } from '@/backend/corpus/source'
import { SourceError } from '@/backend/corpus/source-error'
import { corpusFiles, decisionFile, statuteFile } from '@/tests/factories/corpus-files'
import { tarOf } from '@/tests/factories/tar'

const files = corpusFiles(
  [1, 2, 3].map((serial) => decisionFile({ serial })),
  [statuteFile({ lawId: '000001' })],
)
let folder: string

async function writeFiles(root: string, all: Map<string, string>) {
  for (const [name, text] of all) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
}

async function readAll(source: Source): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  try {
    for await (const entry of source.entries()) {
      found.set(
        entry.path,
        isUnreadable(entry) ? entry.reason : new TextDecoder().decode(entry.bytes),
      )
    }
  } finally {
    await source.close()
  }
  return found
}

const faultOf = async (run: () => Promise<unknown>) => {
  const error = await run().then(
    () => null,
    (thrown: unknown) => thrown,
  )
  return error instanceof SourceError ? error.fault : error
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sources-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('a folder', () => {
  it('gives its corpus files in a fixed order and nothing else', async () => {
    await writeFiles(folder, files)
    await writeFiles(
      folder,
      new Map([
        ['README.md', 'about'],
        ['.git/x.md', 'not ours'],
        ['kr/법0/meta.json', '{}'],
      ]),
    )
    await symlink(folder, path.join(folder, 'loop'))
    const source = await openSource(folder)
    const found = await readAll(source)
    expect(found).toEqual(files)
    expect([...found.keys()]).toEqual([...found.keys()].sort())
    expect(source.fraction()).toBe(1)
  })

  it('is refused by name when it is missing or empty', async () => {
    expect(await faultOf(() => openSource(path.join(folder, 'nowhere')))).toBe('missing')
    expect(await faultOf(() => openSource(folder))).toBe('empty')
  })
})

describe('an archive', () => {
  it.each([
    ['plain', (tar: Buffer) => tar],
    ['gzip', (tar: Buffer) => gzipSync(tar)],
    ['xz', (tar: Buffer) => execFileSync('xz', ['-c'], { input: tar })],
  ])('is read without being unpacked: %s', async (_name, pack) => {
    const file = path.join(folder, 'corpus.tar')
    await writeFile(file, pack(await tarOf(files)))
    expect(await readAll(await openSource(file))).toEqual(files)
  })

  it.each([
    ['plain', (tar: Buffer) => tar],
    ['gzip', (tar: Buffer) => gzipSync(tar)],
  ])('that is cut off gives what comes before the cut, then says so: %s', async (_name, pack) => {
    const many = corpusFiles(Array.from({ length: 300 }, (_, serial) => decisionFile({ serial })))
    const file = path.join(folder, 'corpus.tar')
    const packed = pack(await tarOf(many))
    await writeFile(file, packed)
    await truncate(file, Math.floor(packed.length * 0.6) + 7)
    const source = await openSource(file)
    const seen: string[] = []
    const fault = await faultOf(async () => {
      for await (const entry of source.entries()) seen.push(entry.path)
    })
    expect(fault).toBe('damaged')
    expect(seen.length).toBeGreaterThan(0)
    expect(seen.length).toBeLessThan(300)
  })

  it('is refused when it is something else', async () => {
    const file = path.join(folder, 'letter.tar.gz')
    await writeFile(file, 'Dear all, this is a letter and no archive at all. '.repeat(40))
    const source = await openSource(file)
    expect(await faultOf(() => readAll(source))).toBe('damaged')
  })
})

describe('a git repository', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })

  async function repository(): Promise<string> {
    const tree = path.join(folder, 'tree')
    await writeFiles(tree, files)
    git('init', '-q', tree)
    git('-C', tree, 'add', '.')
    git(
      '-C',
      tree,
      '-c',
      'user.name=t',
      '-c',
      'user.email=t@example.org',
      'commit',
      '-q',
      '-m',
      'x',
    )
    const bare = path.join(folder, 'bare.git')
    git('clone', '-q', '--bare', tree, bare)
    return bare
  }

  it('is cloned from a path and from an address, and the clone goes away', async () => {
    const bare = await repository()
    expect(await readAll(await openSource(bare))).toEqual(files)
    expect(await readAll(await openSource(`file://${bare}`))).toEqual(files)
  })

  it('cannot make git run a program', async () => {
    const trap = path.join(folder, 'trap')
    for (const address of [`--upload-pack=touch ${trap}`, `ext::sh -c "touch ${trap}"`]) {
      await faultOf(() => openSource(address))
    }
    expect(await faultOf(() => openSource(trap))).toBe('missing')
  })

  it('that does not exist is named', async () => {
    expect(await faultOf(() => openSource(`file://${folder}/none.git`))).toBe('git')
  })
})
