import { z } from 'zod'

/** What search engines ask of each kind of structured data that the site uses (schema.org, Google's guides). */
const text = z.string().min(1)
const absolute = z.url()
const offer = z.object({
  '@type': z.literal('Offer'),
  price: z.union([z.literal('0'), z.literal(0), z.string().regex(/^\d+$/), z.number().positive()]),
  priceCurrency: z.literal('KRW'),
})
const offers = z.union([offer, z.array(offer).min(1)])
const crumb = z.object({
  '@type': z.literal('ListItem'),
  position: z.number().int().positive(),
  name: text,
  item: absolute.optional(),
})
const question = z.object({
  '@type': z.literal('Question'),
  name: text,
  acceptedAnswer: z.object({ '@type': z.literal('Answer'), text }),
})
const date = z.string().regex(/^\d{4}-\d{2}-\d{2}/)
const author = z.object({ '@type': z.enum(['Person', 'Organization']), name: text })

const kinds: Record<string, z.ZodType> = {
  Organization: z.object({
    name: text,
    url: absolute,
    address: z.object({ '@type': z.literal('PostalAddress'), addressCountry: text }).optional(),
  }),
  WebSite: z.object({ name: text, url: absolute }),
  WebPage: z.object({ name: text }),
  AboutPage: z.object({ name: text }),
  ContactPage: z.object({ name: text }),
  CollectionPage: z.object({ name: text }),
  SoftwareApplication: z.object({ name: text, applicationCategory: text, offers }),
  WebApplication: z.object({ name: text, applicationCategory: text, offers }),
  Product: z.object({ name: text, offers }),
  BreadcrumbList: z.object({ itemListElement: z.array(crumb).min(1) }),
  FAQPage: z.object({ mainEntity: z.array(question).min(1) }),
  BlogPosting: z.object({ headline: text, datePublished: date, author, inLanguage: text }),
  Blog: z.object({ name: text, url: absolute }),
  TechArticle: z.object({ headline: text, inLanguage: text }),
  CreativeWork: z.object({ name: text, url: absolute }),
  Legislation: z.object({ name: text, legislationIdentifier: text, url: absolute }),
}

const blockSchema = z.looseObject({ '@context': z.literal('https://schema.org') })
const nodeSchema = z.looseObject({ '@type': z.string() })

function nodeProblems(value: unknown): string[] {
  const node = nodeSchema.safeParse(value)
  if (!node.success) return ['a node without @type']
  const type = node.data['@type']
  const schema = kinds[type]
  if (!schema) return [`${type}: not a kind that this site uses`]
  const parsed = schema.safeParse(value)
  return parsed.success
    ? []
    : parsed.error.issues.map((issue) => `${type}.${issue.path.join('.')}: ${issue.message}`)
}

/** Problems of one `<script type="application/ld+json">`; empty when it is valid. */
export function jsonLdProblems(block: string): string[] {
  let value: unknown
  try {
    value = JSON.parse(block)
  } catch {
    return ['not JSON']
  }
  const parsed = blockSchema.safeParse(value)
  if (!parsed.success) return ['@context is not https://schema.org']
  const graph = parsed.data['@graph']
  return (Array.isArray(graph) ? graph : [value]).flatMap(nodeProblems)
}
