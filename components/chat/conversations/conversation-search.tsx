import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { inputClass } from '@/components/ui/button-class'
import { longestListSearch } from '@/lib/chat/conversations/constants'

/** Searches the list while somebody types. */
export function ConversationSearch({
  query,
  onSearch,
}: {
  query: string
  onSearch: (words: string) => void
}) {
  const t = useTranslations('chatList')
  return (
    <search className="relative block">
      <Search
        size={16}
        className="pointer-events-none absolute top-3 left-3 text-soft"
        aria-hidden="true"
      />
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        value={query}
        maxLength={longestListSearch}
        autoComplete="off"
        className={`${inputClass} pl-9 text-sm`}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
    </search>
  )
}
