'use client'

import { useEffect, useState } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { recentList } from './recent-list'

const history = recentList('recent-questions')

type Words = { title: string; clear: string; note: string }

/** The visitor's last questions, kept in this browser only. Its words come along: they are three. */
export function AskRecent({ question, words }: { question: string | null; words: Words }) {
  const [questions, setQuestions] = useState<string[]>([])

  useEffect(() => {
    setQuestions(question === null ? history.read() : history.remember(question))
  }, [question])

  const others = questions.filter((each) => each !== question)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="recent-title">
      <div className="section-title flex items-baseline justify-between gap-3">
        <h2 id="recent-title">{words.title}</h2>
        <button
          type="button"
          className="text-sm font-normal text-soft hover:text-ink"
          onClick={() => setQuestions(history.clear())}
        >
          {words.clear}
        </button>
      </div>
      <ul>
        {others.map((each) => (
          <li key={each} className="border-b border-line">
            <Link
              href={`/ai-chat?${new URLSearchParams({ q: each })}`}
              className="block truncate py-2 hover:text-seal"
              prefetch={false}
            >
              {each}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-xs text-soft">{words.note}</p>
    </section>
  )
}
