import { useTranslations } from 'next-intl'
import { siteAuthor } from '@/lib/content/constants'

/** The author of a post. The site's own posts bear the site's name in the reader's language. */
export function AuthorName({ author }: { author: string }) {
  const site = useTranslations('site')
  return <span>{author === siteAuthor ? site('name') : author}</span>
}
