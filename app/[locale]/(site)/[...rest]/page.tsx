import { notFound } from 'next/navigation'

/** Any address that no page claims, so that the not-found page comes in the right language. */
export default function Rest() {
  notFound()
}
