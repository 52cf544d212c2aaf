import '@/embedded/launcher/known-warnings.mjs'
