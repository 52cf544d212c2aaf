import { useTranslations } from 'next-intl'
import { siteAuthor } from '@/lib/content/constants'

/** Who wrote it; the house is called as readers of each language call it. */
export function AuthorName({ author }: { author: string }) {
  const site = useTranslations('site')
  return <span>{author === siteAuthor ? site('name') : author}</span>
}
