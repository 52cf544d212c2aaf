import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { z } from 'zod'
import { logSecurity } from '@/lib/activity/security-log'
import { routing } from '@/lib/i18n/routing'
import { splitLocale } from '@/lib/i18n/split-locale'
import { readAccessToken } from '@/lib/site-state/access-token'
import { callRpc } from '@/lib/site-state/rpc'
import { hasSessionCookie } from '@/lib/supabase/session-cookies'
import { requirementOf } from './access'
import { isOwnerEmail } from './configured-emails'
import { hasAccess, type Requirement } from './requirement'
import { permissionsOf, roles } from './roles'

const claimsSchema = z.object({ sub: z.string(), email: z.string() })

type Claims = { id: string; email: string }

/** What a token says of its owner. Believed only after the database has accepted the token. */
function claimsOf(token: string): Claims | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
    const { sub, email } = claimsSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
    return { id: sub, email }
  } catch {
    return null
  }
}

/**
 * Whether this session certainly lacks what a page needs. What cannot be known now is left to the loader, and so
 * is whoever has a second factor to prove.
 */
async function isRefused(token: string, claims: Claims, need: Requirement): Promise<boolean> {
  try {
    const role = z.enum(roles).parse(await callRpc('my_role', {}, token))
    const isOwner = isOwnerEmail(claims.email)
    if (hasAccess({ role, permissions: permissionsOf(role), isOwner }, need)) return false
    return role !== 'user' || (await callRpc('administration_state', {}, token)) !== 'secondFactor'
  } catch {
    return false
  }
}

/**
 * The redirect of spec 2 for a page that the visitor may not open, by the same table as the loaders: to the
 * front page, which opens the log-in for visitors who are signed out. Null lets the request through; the
 * page's loader is the authority and asks again. Only reading is led away: actions check by themselves.
 */
export async function redirectRefused(request: NextRequest): Promise<NextResponse | null> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  const { locale, path } = splitLocale(request.nextUrl.pathname)
  const need = requirementOf(path)
  if (need === 'everyone') return null
  const home = new URL(locale === routing.defaultLocale ? '/' : `/${locale}`, request.nextUrl)
  const cookies = request.cookies.getAll()
  if (!hasSessionCookie(cookies.map(({ name }) => name))) {
    home.searchParams.set('login', path + request.nextUrl.search)
    return NextResponse.redirect(home)
  }
  const token = readAccessToken(cookies)
  const claims = token ? claimsOf(token) : null
  if (!token || !claims || need === 'session') return null
  if (!(await isRefused(token, claims, need))) return null
  await logSecurity({
    type: 'access_denied',
    level: 'warning',
    user: claims,
    data: { need, page: path },
  })
  return NextResponse.redirect(home)
}
