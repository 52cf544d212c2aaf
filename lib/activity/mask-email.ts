/** Enough to recognise one's own address, too little to write to somebody: `ho***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return '***'
  return `${email.slice(0, Math.min(2, at - 1))}***${email.slice(at)}`
}
