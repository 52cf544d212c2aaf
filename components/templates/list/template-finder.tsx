'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
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

/** Forms by kind; typing narrows the list. */
export function TemplateFinder({ templates }: { templates: readonly ListedTemplate[] }) {
  const t = useTranslations('templates')
  const [typed, setTyped] = useState('')
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
      {templateCategories.map((category) => {
        const own = found.filter((each) => each.category === category)
        if (own.length === 0) return null
        return (
          <section key={category} className="mt-8" aria-labelledby={`kind-${category}`}>
            <h2 id={`kind-${category}`} className="text-lg font-bold">
              {t(`categories.${category}`)}
            </h2>
            <ul className="mt-2 grid border-t border-strong sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-3">
              {own.map(({ id, name, title, about }) => (
                <li key={id} className="border-b border-line">
                  <Link
                    href={`/documents/templates/${id}`}
                    className="group block py-3"
                    prefetch={false}
                  >
                    <span className="font-semibold underline-offset-4 group-hover:text-seal group-hover:underline">
                      {name}
                    </span>
                    {name === title ? null : (
                      <span className="ml-2 text-sm text-soft" lang="ko">
                        {title}
                      </span>
                    )}
                    <span className="block text-sm text-soft">{about}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
