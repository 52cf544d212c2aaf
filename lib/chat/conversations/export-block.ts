import type { useTranslations } from 'next-intl'
import type { AppLocale } from '@/lib/i18n/routing'

/** A run of text: Korean where the reader may read another language, a link where it leads somewhere. */
export type Run = { text: string; korean?: true; strong?: true; href?: string }

/** A conversation as paragraphs, for every form that it leaves the site in. */
export type ExportBlock = {
  form: 'title' | 'section' | 'heading' | 'paragraph' | 'item' | 'quote' | 'note'
  runs: Run[]
}

/** The words of the reader's language, and where a page of the site is found from elsewhere. */
export type ExportWords = {
  chat: ReturnType<typeof useTranslations<'chat'>>
  list: ReturnType<typeof useTranslations<'chatList.export'>>
  address: (path: string) => string
  locale: AppLocale
}

export const block = (form: ExportBlock['form'], ...runs: (Run | string)[]): ExportBlock => ({
  form,
  runs: runs.map((run) => (typeof run === 'string' ? { text: run } : run)),
})
