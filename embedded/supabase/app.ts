import { App, setExperimental } from '@supabase/lite'
import { AUTH_POLICY } from './auth/policy'
import { connect } from './data/connection'
import type { Handler } from './middleware'
import type { Settings } from './settings'
import { closeFiles, FileStorage } from './storage/files'

/** @supabase/lite as it comes, on our PostgreSQL; everything it gets wrong is put right by middleware around it. */
export async function createLite(settings: Settings) {
  setExperimental('storage', true)
  const connection = connect(settings.databaseUrl)
  const app = new App({
    connection,
    // Only `public`: the case-law service's schema `legal` must not be reachable from outside.
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: settings.jwtSecret,
      jwt_expiry: AUTH_POLICY.jwtExpirySeconds,
      publishable_key: settings.publishableKey,
      secret_key: settings.secretKey,
      site_url: settings.siteUrl,
      additional_redirect_urls: [`${settings.siteUrl}/**`],
      minimum_password_length: AUTH_POLICY.minimumPasswordLength,
      enable_signup: true,
      enable_refresh_token_rotation: true,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        // Both addresses confirm; auth/verify.ts lets lite see the second link alone.
        double_confirm_changes: false,
        otp_length: AUTH_POLICY.otpLength,
        otp_expiry: AUTH_POLICY.otpExpirySeconds,
      },
    },
    storage: { enabled: true, file_size_limit: '50MiB' },
    options: {
      server: { admin: false, disableStudio: true },
      drivers: {
        // Our middleware writes every mail themselves: lite's have its own look, links and language.
        email: { send: async () => {} },
      },
    },
  })
  await closeFiles(settings.storageDir)
  app._storageAdapter = new FileStorage(settings.storageDir)
  await app.init()
  const handler: Handler = (request) => app.fetch(request)
  return { handler, close: () => connection.close() }
}
