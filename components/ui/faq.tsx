export type Question = { question: string; answer: string }

/** Questions that unfold their answers; works without script. */
export function Faq({ of }: { of: readonly Question[] }) {
  return (
    <div className="border-t border-line">
      {of.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line">
          <summary className="flex list-none items-baseline justify-between gap-4 py-2.5 font-semibold hover:text-seal">
            {question}
            <span aria-hidden="true" className="text-soft group-open:rotate-45">
              +
            </span>
          </summary>
          <p className="max-w-[46em] pb-3">{answer}</p>
        </details>
      ))}
    </div>
  )
}

/** The same questions as search engines read them. */
export function faqNode(of: readonly Question[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: of.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
