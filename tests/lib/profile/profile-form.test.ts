/** @jest-environment node */
import { parseForm, submittedTexts } from '@/lib/form-data'
import { profileFormFields } from '@/lib/profile/form-state'
import { consentTime, initialProfileState, valuesOf } from '@/lib/profile/profile-form'
import { profileFormSchema, profileSchema, reasonSchema, seenSchema } from '@/lib/profile/schema'

const good = {
  userType: 'professional',
  phone: '01012345678',
  organization: 'lawFirm',
  position: ' 변호사 ',
  fax: '0551234567',
  language: 'ja',
}

function formOf(changed: Record<string, string | null> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...good, ...changed })) {
    if (value !== null) data.set(name, value)
  }
  return data
}

const errorsOf = (changed: Record<string, string | null>) => {
  const read = parseForm(profileFormSchema, formOf(changed))
  return read.ok ? {} : read.errors
}

describe('the form of a profile', () => {
  it('is read with the rules of the sign-up', () => {
    expect(parseForm(profileFormSchema, formOf({ marketing: 'on' }))).toMatchObject({
      ok: true,
      form: {
        userType: 'professional',
        phone: '01012345678',
        organization: 'lawFirm',
        position: '변호사',
        fax: '0551234567',
        language: 'ja',
        marketing: 'on',
      },
    })
  })

  it('takes no field that is not its own', () => {
    const read = parseForm(
      profileFormSchema,
      formOf({ role: 'admin', email: 'x@example.test', id: 'x', disabled_at: '', created_at: 'x' }),
    )
    expect(read.ok && Object.keys(read.form).sort()).toEqual(
      ['fax', 'language', 'organization', 'phone', 'position', 'userType'].sort(),
    )
  })

  it.each([
    [{ phone: '' }, { phone: 'required' }],
    [{ phone: '0101234' }, { phone: 'invalidPhone' }],
    [{ organization: '' }, { organization: 'required' }],
    [{ organization: '', userType: 'enterprise' }, { organization: 'required' }],
    [{ organization: '', userType: 'personal' }, {}],
    [{ organization: 'mafia' }, { organization: 'required' }],
    [{ position: '가'.repeat(101) }, { position: 'tooLong' }],
    [{ language: 'fr' }, { language: 'required' }],
    [{ userType: 'admin' }, { userType: 'required' }],
    [{ userType: null }, { userType: 'required' }],
    // What is wrong is told at once, not one by one.
    [
      { phone: '1', organization: '', position: '가'.repeat(101) },
      { phone: 'invalidPhone', organization: 'required', position: 'tooLong' },
    ],
  ])('%j is refused with %j', (changed, errors) => {
    expect(errorsOf(changed)).toEqual(errors)
  })

  it('keeps what was typed', () => {
    const data = formOf({ phone: '0101', marketing: 'on', role: 'admin' })
    expect(submittedTexts(data, profileFormFields)).toEqual({
      ...good,
      phone: '0101',
      marketing: 'on',
    })
  })
})

describe('what the form starts from', () => {
  const profile = profileSchema.parse({
    id: '00000000-0000-4000-8000-000000000000',
    email: 'hong@example.test',
    role: 'user',
    user_type: 'personal',
    phone: null,
    organization: 'court',
    position: null,
    fax: null,
    language: 'zh',
    marketing_agreed_at: '2026-01-01T00:00:00+00:00',
    sign_in_alerts: false,
    created_at: '2026-01-01T00:00:00+00:00',
    updated_at: '2026-01-02T00:00:00.123456+00:00',
  })

  it('is the row, and which state of it', () => {
    expect(valuesOf(profile)).toEqual({
      userType: 'personal',
      phone: '',
      organization: 'court',
      position: '',
      fax: '',
      language: 'zh',
      marketing: 'on',
    })
    expect(initialProfileState(profile).seen).toBe('2026-01-02T00:00:00.123456+00:00')
    expect(seenSchema.parse(profile.updatedAt)).toBe(profile.updatedAt)
    expect(seenSchema.parse('now()')).toBe('')
  })
})

describe('consent to marketing', () => {
  const now = new Date('2026-11-21T03:00:00.000Z')
  it.each([
    [true, null, now.toISOString()],
    [true, '2026-01-01T00:00:00+00:00', '2026-01-01T00:00:00+00:00'],
    [false, '2026-01-01T00:00:00+00:00', null],
    [false, null, null],
  ])('agreeing %s, with %s stored, keeps %s', (agrees, since, kept) => {
    expect(consentTime(agrees, since, now)).toBe(kept)
  })
})

it('a reason is a text of at most 1000 characters, or none', () => {
  expect(reasonSchema.parse('  ')).toBeNull()
  expect(reasonSchema.parse(' 이사 ')).toBe('이사')
  expect(reasonSchema.safeParse('가'.repeat(1001)).success).toBe(false)
})
