/** How the kinds of findings are coloured, wherever they stand. */
export const kindTones = {
  void: 'danger',
  risk: 'warn',
  missing: 'plain',
  inconsistent: 'seal',
  form: 'plain',
} as const
