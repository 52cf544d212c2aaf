/** A sign-up form as a browser sends it; every field can be replaced, `null` leaves one out. */
export function signUpData(changed: Record<string, string | null> = {}): FormData {
  const fields = {
    locale: 'ko',
    userType: 'personal',
    email: 'someone@example.test',
    password: 'correct horse',
    confirmPassword: 'correct horse',
    phone: '010-1234-5678',
    organization: '',
    position: '',
    fax: '',
    terms: 'on',
    privacy: 'on',
    ...changed,
  }
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== null) data.set(name, value)
  return data
}
