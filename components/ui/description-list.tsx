import type { ReactNode } from 'react'

/** Facts of one thing, a row each: its name beside what it is. */
export function DescriptionList({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="mt-2 text-sm">
      {facts.map(([name, value]) => (
        <div
          key={name}
          className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-1.5"
        >
          <dt className="text-soft">{name}</dt>
          <dd className="break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
