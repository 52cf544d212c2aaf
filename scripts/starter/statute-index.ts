import type { StarterLaw } from '@/lib/corpus/starter-schema'
import { fact, listStatutes, readSource, type SourceFile } from './corpus-files'
import { lawKey, lawMatcher } from './references'
import { readArticles, type StatuteArticle } from './statute-text'
import { lettersOf } from './verbatim'

export type Statute = {
  file: SourceFile
  key: string
  letters: string
  articles: Map<string, StatuteArticle>
}

/** Statutes of the corpus by 법령ID, read when first asked for. */
export function openStatutes(corpus: string) {
  const listed = listStatutes(corpus)
  const opened = new Map<string, Statute | null>()
  return {
    match: lawMatcher(listed.map((law) => law.title)),
    /** Of several files with one ID the current one: newest promulgation, then longest text. */
    get(lawId: string): Statute | null {
      const known = opened.get(lawId)
      if (known !== undefined) return known
      const files = listed.filter((law) => law.lawId === lawId).map((law) => readSource(law.path))
      files.sort(
        (a, b) =>
          fact(b, '공포일자').localeCompare(fact(a, '공포일자')) || b.text.length - a.text.length,
      )
      const file = files[0]
      const statute = file
        ? {
            file,
            key: lawKey(fact(file, '제목')),
            letters: lettersOf(file.text),
            articles: readArticles(file.text),
          }
        : null
      opened.set(lawId, statute)
      return statute
    },
  }
}

export type Statutes = ReturnType<typeof openStatutes>

/** What the statute's front matter says, in the starter's shape. */
export function lawFacts({ file }: Statute): StarterLaw {
  const ministries = file.facts.소관부처
  return {
    lawId: fact(file, '법령ID'),
    title: fact(file, '제목'),
    kind: fact(file, '법령구분'),
    ministries: Array.isArray(ministries) ? ministries : [],
    promulgatedOn: fact(file, '공포일자'),
    promulgationNo: fact(file, '공포번호'),
    effectiveOn: fact(file, '시행일자'),
    url: fact(file, '출처'),
  }
}
