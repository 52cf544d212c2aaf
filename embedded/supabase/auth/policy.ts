/**
 * The rules of Auth. `supabase/config.toml` states the same ones for hosted Supabase; a test holds
 * the two together.
 */
export const AUTH_POLICY = {
  minimumPasswordLength: 6,
  jwtExpirySeconds: 900,
  /** No mail shows the code, but hosted links are made of it: the longer, the harder to guess. */
  otpLength: 10,
  /** A day, as the sign-up page says. */
  otpExpirySeconds: 86_400,
  /** A second mail of the same kind to the same person waits this long. */
  mailIntervalSeconds: 60,
  /** A refresh token may come again this long after its use. */
  refreshReuseSeconds: 10,
  /** bcrypt's work, named where lite reads it too. Tests ask for the least. */
  passwordRounds: Number(process.env.LITE_AUTH_BCRYPT_COST ?? 10),
  /** Failed sign-ins to one account from one address before each further one has to wait its turn. */
  failedSignIns: 30,
  failedSignInWindowSeconds: 300,
  signInPauseMs: 1000,
  mostWaitingSignIns: 5,
  /** Requests about one account or session that may wait for each other; more than the failures that come quickly. */
  mostQueued: 40,
  /** Wrong codes of an authenticator app, in the same window. */
  failedCodes: 5,
} as const
