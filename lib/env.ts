import { z } from 'zod'

/** Where payments go unless a stand-in is asked for. */
const tossAddresses = {
  api: 'https://api.tosspayments.com',
  script: 'https://js.tosspayments.com/v1',
}

/** The only reader of `process.env`. Every setting is optional: what is missing is served by an embedded stand-in. */
const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  SITE_URL: z.url().default('http://localhost:3000'),
  DATABASE_URL: z.string().optional(),
  LEGAL_API_URL: z.url().default('http://127.0.0.1:4100'),
  LEGAL_DATA_DIR: z.string().default('.data'),
  LEGAL_HOST: z.string().default('127.0.0.1'),
  LEGAL_PORT: z.coerce.number().int().min(0).max(65535).default(4100),
  /** The database of accounts and jobs, reached directly by the worker; on hosted Supabase its session pooler or direct address. */
  JOBS_DATABASE_URL: z.string().optional(),
  /** Where the site asks the worker that holds the indexes of people's documents. */
  WORKER_URL: z.url().optional(),
  WORKER_PORT: z.coerce.number().int().min(0).max(65535).default(4300),
  /** Shared by site and worker; without it the worker answers nothing about documents. */
  WORKER_KEY: z.string().min(32).optional(),
  /** Jobs that one worker does at a time. */
  WORKER_SLOTS: z.coerce.number().int().min(1).max(32).default(2),
  SEARCH_ENGINE: z.enum(['index', 'opensearch']).default('index'),
  SEARCH_WORKERS: z.coerce.number().int().min(1).max(64).optional(),
  /** The nodes of the cluster, by commas. */
  OPENSEARCH_URL: z
    .string()
    .refine((text) => text.split(',').every((one) => z.url().safeParse(one.trim()).success))
    .optional(),
  /** Shared by site and service for the service's paths of the administration; without it there are none. */
  LEGAL_ADMIN_KEY: z.string().min(32).optional(),
  /** What the administration's refresh imports, set on the service: folders, archives, git addresses, by commas. */
  CORPUS_SOURCE: z.string().optional(),
  LAW_GO_KR_OC: z.string().optional(),
  LAW_GO_KR_URL: z.url().default('https://www.law.go.kr'),
  NEXT_PUBLIC_SUPABASE_URL: z.url().optional(),
  NEXT_PUBLIC_SUPABASE_ANON_KEY: z.string().optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
  /** Where copies of the site count together what they limit; without it each counts for itself. */
  RATE_LIMIT_DATABASE_URL: z.string().optional(),
  /** How many proxies append to x-forwarded-for before a request reaches the site; 0 (or none): people reach it itself. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).optional(),
  /** Where pages of the corpus are kept between starts; without it in memory alone. */
  PAGE_CACHE_DIR: z.string().optional(),
  /** Megabytes of them on disk. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(100_000).default(512),
  EMBEDDED: z.enum(['0', '1']).default('0'),
  /** Offers the demo administrator of the embedded stack to everybody who reaches the site, not to this machine alone. */
  DEMO_ADMIN: z.enum(['0', '1']).default('0'),
  /** Accounts that are always admin, separated by commas. */
  ADMIN_EMAILS: z.string().default(''),
  /** One account that may use the document editor and library without being admin (spec 6). */
  OWNER_EMAIL: z.string().default(''),
  /** Where messages of the contact form go. */
  CONTACT_EMAIL: z.email().default('contact@beopdap.example'),
  MAIL_FROM: z.string().default('Beopdap <no-reply@beopdap.example>'),
  SMTP_URL: z.string().optional(),
  RESEND_API_KEY: z.string().optional(),
  /** The embedded stack names its outbox here: it takes mail in the shape of Resend's API. */
  RESEND_URL: z.url().default('https://api.resend.com'),
  /** Text messages go out through Solapi, with its key and a sender's number that is registered there. */
  SMS_API_KEY: z.string().optional(),
  SMS_API_SECRET: z.string().optional(),
  SMS_SENDER: z
    .string()
    .regex(/^\d{8,12}$/, 'digits only')
    .optional(),
  /** The embedded stack names its outbox here: it takes messages in the shape of Solapi's API. */
  SMS_API_URL: z.url().default('https://api.solapi.com'),
  /** The code that every phone is sent, for development and tests. */
  SMS_TEST_CODE: z
    .string()
    .regex(/^\d{6}$/, 'six digits')
    .optional(),
  /** The OpenAI-compatible endpoint that writes answers of the chat; without it they are passages, word for word. */
  LLM_BASE_URL: z.url().optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().max(120).optional(),
  /** KRW for a million tokens; with both, what an answer cost is kept with it. */
  LLM_INPUT_PRICE: z.coerce.number().nonnegative().optional(),
  LLM_OUTPUT_PRICE: z.coerce.number().nonnegative().optional(),
  /** The OpenAI-compatible endpoint that people's own documents are searched by meaning with; without both, by words alone. */
  EMBEDDINGS_BASE_URL: z.url().optional(),
  EMBEDDINGS_MODEL: z.string().max(120).optional(),
  EMBEDDINGS_API_KEY: z.string().optional(),
  /** What some models want before a question and before a passage. */
  EMBEDDINGS_QUERY_PREFIX: z.string().max(500).default(''),
  EMBEDDINGS_PASSAGE_PREFIX: z.string().max(500).default(''),
  /** Where the vectors lie: beside the index of the worker, or in the database of jobs where it has pgvector. */
  EMBEDDINGS_STORE: z.enum(['files', 'pgvector']).default('files'),
  /** Keys of Toss Payments; without them nobody can pay (the embedded stack names its stand-in here). */
  TOSS_CLIENT_KEY: z.string().optional(),
  TOSS_SECRET_KEY: z.string().optional(),
  TOSS_API_URL: z.url().default(tossAddresses.api),
  TOSS_SCRIPT_URL: z.url().default(tossAddresses.script),
  /** Seals billing keys and hashes codes of phones; what it sealed cannot be read with another. */
  BILLING_SECRET: z.string().min(32).optional(),
  /** What a scheduler says to run the renewals over HTTP; without it that address is closed. */
  CRON_SECRET: z.string().min(32).optional(),
  /** The share of traces that is kept after two days, besides all that went wrong. */
  TRACES_KEPT_SHARE: z.coerce.number().min(0).max(1).default(1),
  GA4_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/)
    .optional(),
  META_PIXEL_ID: z.string().regex(/^\d+$/).optional(),
  /** What the footer must say of a business (전자상거래법 제10조); what is missing is shown as not registered yet. */
  COMPANY_NAME: z.string().optional(),
  COMPANY_REPRESENTATIVE: z.string().optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_PHONE: z.string().optional(),
  COMPANY_REGISTRATION: z.string().optional(),
  COMPANY_MAIL_ORDER: z.string().optional(),
  COMPANY_HOSTING: z.string().optional(),
  COMPANY_PRIVACY_OFFICER: z.string().optional(),
  /** Addresses of the company's pages elsewhere, separated by commas. */
  COMPANY_SOCIAL: z.string().default(''),
  /** Shows /dev/components; the launcher sets it for development and tests. */
  DEV_PAGES: z.enum(['0', '1']).default('0'),
})

export type Env = z.infer<typeof envSchema>

/** In production real cards meet the real provider, unless the stand-ins are asked for. */
function requireRealPaymentHosts({ NODE_ENV, EMBEDDED, TOSS_API_URL, TOSS_SCRIPT_URL }: Env): void {
  if (NODE_ENV !== 'production' || EMBEDDED === '1') return
  const strange = [
    TOSS_API_URL !== tossAddresses.api && 'TOSS_API_URL',
    TOSS_SCRIPT_URL !== tossAddresses.script && 'TOSS_SCRIPT_URL',
  ].filter((name) => name !== false)
  if (strange.length === 0) return
  throw new Error(`Bad environment: ${strange.join(', ')}: not the provider's own, in production`)
}

/** Whoever knew the code could confirm anybody's phone. */
function forbidTestCode({ NODE_ENV, SMS_TEST_CODE }: Env): void {
  if (NODE_ENV !== 'production' || !SMS_TEST_CODE) return
  throw new Error('Bad environment: SMS_TEST_CODE: a fixed code is not for production')
}

/**
 * Parses the environment.
 * @throws Error naming each bad variable, never its value: values may be secrets.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = envSchema.safeParse(filled)
  if (parsed.success) {
    requireRealPaymentHosts(parsed.data)
    forbidTestCode(parsed.data)
    return parsed.data
  }
  const names = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`Bad environment: ${names.join('; ')}`)
}

let cached: Env | undefined

export function env(): Env {
  cached ??= parseEnv(process.env)
  return cached
}
