'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useConversationForms } from '@/components/templates/use-conversation-forms'
import { inputClass } from '@/components/ui/button-class'
import { Link } from '@/lib/i18n/navigation'
import { type TemplateCategory, templateCategories } from '@/lib/templates/types'

export type ListedTemplate = {
  id: string
  /** The Korean name. */
  title: string
  name: string
  about: string
  category: TemplateCategory
  /** Everything that finds it. */
  words: string
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '')

function TemplateGroup({
  id,
  title,
  templates,
  query,
}: {
  id: string
  title: string
  templates: readonly ListedTemplate[]
  /** Goes with each link. */
  query: string
}) {
  if (templates.length === 0) return null
  return (
    <section className="mt-8" aria-labelledby={`kind-${id}`}>
      <h2 id={`kind-${id}`} className="text-lg font-bold">
        {title}
      </h2>
      <ul className="mt-2 grid border-t border-strong sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
        {templates.map((each) => (
          <li key={each.id} className="border-b border-line">
            <Link href={`/documents/templates/${each.id}${query}`} className="group block py-3">
              <span className="mr-2 font-semibold underline-offset-4 group-hover:text-seal group-hover:underline">
                {each.name}
              </span>
              {each.name === each.title ? null : (
                <span className="inline-block text-sm text-soft" lang="ko">
                  {each.title}
                </span>
              )}
              <span className="block text-sm text-soft">{each.about}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Forms by kind, before them those that fit the conversation one comes from; typing narrows the list. */
export function TemplateFinder({ templates }: { templates: readonly ListedTemplate[] }) {
  const t = useTranslations('templates')
  const [typed, setTyped] = useState('')
  const conversation = useConversationForms()
  const found = templates.filter(({ words }) => plain(words).includes(plain(typed)))
  return (
    <div>
      <search className="block max-w-md">
        <label htmlFor="template-search" className="block text-sm font-semibold">
          {t('list.search')}
        </label>
        <input
          id="template-search"
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={`${inputClass} mt-1`}
        />
        <p className="mt-1 text-sm text-soft" role="status">
          {t('list.count', { count: found.length })}
        </p>
      </search>
      {conversation && conversation.forms.length > 0 ? (
        <TemplateGroup
          id="conversation"
          title={t('conversation.fitting')}
          templates={conversation.forms.flatMap((id) => found.find((each) => each.id === id) ?? [])}
          query={conversation.query}
        />
      ) : null}
      {templateCategories.map((category) => (
        <TemplateGroup
          key={category}
          id={category}
          title={t(`categories.${category}`)}
          templates={found.filter((each) => each.category === category)}
          query={conversation?.query ?? ''}
        />
      ))}
    </div>
  )
}
