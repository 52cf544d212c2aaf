import type about from '@/messages/ko/about.json'
import type admin from '@/messages/ko/admin.json'
import type adminAnswers from '@/messages/ko/adminAnswers.json'
import type adminBilling from '@/messages/ko/adminBilling.json'
import type adminContent from '@/messages/ko/adminContent.json'
import type adminCorpus from '@/messages/ko/adminCorpus.json'
import type adminLogs from '@/messages/ko/adminLogs.json'
import type adminSettings from '@/messages/ko/adminSettings.json'
import type adminStatistics from '@/messages/ko/adminStatistics.json'
import type adminUsers from '@/messages/ko/adminUsers.json'
import type adminValues from '@/messages/ko/adminValues.json'
import type alertMail from '@/messages/ko/alertMail.json'
import type alerts from '@/messages/ko/alerts.json'
import type annotation from '@/messages/ko/annotation.json'
import type apiKeys from '@/messages/ko/apiKeys.json'
import type auth from '@/messages/ko/auth.json'
import type billing from '@/messages/ko/billing.json'
import type billingActions from '@/messages/ko/billingActions.json'
import type billingMail from '@/messages/ko/billingMail.json'
import type blog from '@/messages/ko/blog.json'
import type blogEditor from '@/messages/ko/blogEditor.json'
import type calculatorForms from '@/messages/ko/calculatorForms.json'
import type calculators from '@/messages/ko/calculators.json'
import type caseWords from '@/messages/ko/case.json'
import type caseActions from '@/messages/ko/caseActions.json'
import type changes from '@/messages/ko/changes.json'
import type chat from '@/messages/ko/chat.json'
import type chatList from '@/messages/ko/chatList.json'
import type chatSource from '@/messages/ko/chatSource.json'
import type chatThread from '@/messages/ko/chatThread.json'
import type checkout from '@/messages/ko/checkout.json'
import type citationCard from '@/messages/ko/citationCard.json'
import type citationCheck from '@/messages/ko/citationCheck.json'
import type company from '@/messages/ko/company.json'
import type configurations from '@/messages/ko/configurations.json'
import type consultation from '@/messages/ko/consultation.json'
import type contact from '@/messages/ko/contact.json'
import type contractComparison from '@/messages/ko/contractComparison.json'
import type contractReport from '@/messages/ko/contractReport.json'
import type contractReview from '@/messages/ko/contractReview.json'
import type contracts from '@/messages/ko/contracts.json'
import type contractTables from '@/messages/ko/contractTables.json'
import type cookies from '@/messages/ko/cookies.json'
import type copyForms from '@/messages/ko/copyForms.json'
import type desk from '@/messages/ko/desk.json'
import type docs from '@/messages/ko/docs.json'
import type documentEditor from '@/messages/ko/documentEditor.json'
import type documents from '@/messages/ko/documents.json'
import type documentViewer from '@/messages/ko/documentViewer.json'
import type errors from '@/messages/ko/errors.json'
import type experiments from '@/messages/ko/experiments.json'
import type footer from '@/messages/ko/footer.json'
import type header from '@/messages/ko/header.json'
import type history from '@/messages/ko/history.json'
import type home from '@/messages/ko/home.json'
import type knowledge from '@/messages/ko/knowledge.json'
import type language from '@/messages/ko/language.json'
import type languageOffer from '@/messages/ko/languageOffer.json'
import type maintenance from '@/messages/ko/maintenance.json'
import type matters from '@/messages/ko/matters.json'
import type memo from '@/messages/ko/memo.json'
import type organizations from '@/messages/ko/organizations.json'
import type organizationTemplates from '@/messages/ko/organizationTemplates.json'
import type pager from '@/messages/ko/pager.json'
import type pages from '@/messages/ko/pages.json'
import type panel from '@/messages/ko/panel.json'
import type phone from '@/messages/ko/phone.json'
import type playbooks from '@/messages/ko/playbooks.json'
import type policies from '@/messages/ko/policies.json'
import type pricing from '@/messages/ko/pricing.json'
import type products from '@/messages/ko/products.json'
import type profile from '@/messages/ko/profile.json'
import type quickSearch from '@/messages/ko/quickSearch.json'
import type ragops from '@/messages/ko/ragops.json'
import type ragopsMail from '@/messages/ko/ragopsMail.json'
import type reading from '@/messages/ko/reading.json'
import type report from '@/messages/ko/report.json'
import type saved from '@/messages/ko/saved.json'
import type saveSource from '@/messages/ko/saveSource.json'
import type search from '@/messages/ko/search.json'
import type searchBox from '@/messages/ko/searchBox.json'
import type seats from '@/messages/ko/seats.json'
import type session from '@/messages/ko/session.json'
import type settings from '@/messages/ko/settings.json'
import type similarCases from '@/messages/ko/similarCases.json'
import type site from '@/messages/ko/site.json'
import type statutes from '@/messages/ko/statutes.json'
import type templateGuides from '@/messages/ko/templateGuides.json'
import type templates from '@/messages/ko/templates.json'
import type terms from '@/messages/ko/terms.json'
import type theme from '@/messages/ko/theme.json'
import type traces from '@/messages/ko/traces.json'
import type ui from '@/messages/ko/ui.json'
import type watchButton from '@/messages/ko/watchButton.json'
import type webhooks from '@/messages/ko/webhooks.json'
import type { AppLocale } from './routing'

/** Makes every message key and locale a checked type; Korean is the source. */
declare module 'next-intl' {
  interface AppConfig {
    Locale: AppLocale
    Messages: {
      about: typeof about
      admin: typeof admin
      adminBilling: typeof adminBilling
      adminContent: typeof adminContent
      adminCorpus: typeof adminCorpus
      adminLogs: typeof adminLogs
      adminSettings: typeof adminSettings
      adminAnswers: typeof adminAnswers
      adminStatistics: typeof adminStatistics
      adminUsers: typeof adminUsers
      adminValues: typeof adminValues
      alertMail: typeof alertMail
      alerts: typeof alerts
      annotation: typeof annotation
      apiKeys: typeof apiKeys
      auth: typeof auth
      billing: typeof billing
      billingActions: typeof billingActions
      billingMail: typeof billingMail
      blog: typeof blog
      blogEditor: typeof blogEditor
      calculatorForms: typeof calculatorForms
      calculators: typeof calculators
      citationCard: typeof citationCard
      citationCheck: typeof citationCheck
      case: typeof caseWords
      caseActions: typeof caseActions
      changes: typeof changes
      chat: typeof chat
      chatList: typeof chatList
      chatThread: typeof chatThread
      chatSource: typeof chatSource
      checkout: typeof checkout
      company: typeof company
      consultation: typeof consultation
      configurations: typeof configurations
      contact: typeof contact
      contractComparison: typeof contractComparison
      contractReport: typeof contractReport
      contractReview: typeof contractReview
      contractTables: typeof contractTables
      contracts: typeof contracts
      copyForms: typeof copyForms
      cookies: typeof cookies
      desk: typeof desk
      docs: typeof docs
      documentEditor: typeof documentEditor
      documents: typeof documents
      documentViewer: typeof documentViewer
      errors: typeof errors
      experiments: typeof experiments
      footer: typeof footer
      header: typeof header
      history: typeof history
      home: typeof home
      knowledge: typeof knowledge
      language: typeof language
      languageOffer: typeof languageOffer
      maintenance: typeof maintenance
      matters: typeof matters
      memo: typeof memo
      saved: typeof saved
      saveSource: typeof saveSource
      traces: typeof traces
      organizationTemplates: typeof organizationTemplates
      organizations: typeof organizations
      pager: typeof pager
      pages: typeof pages
      panel: typeof panel
      phone: typeof phone
      playbooks: typeof playbooks
      policies: typeof policies
      pricing: typeof pricing
      products: typeof products
      profile: typeof profile
      quickSearch: typeof quickSearch
      ragops: typeof ragops
      ragopsMail: typeof ragopsMail
      webhooks: typeof webhooks
      reading: typeof reading
      report: typeof report
      search: typeof search
      searchBox: typeof searchBox
      seats: typeof seats
      session: typeof session
      settings: typeof settings
      similarCases: typeof similarCases
      site: typeof site
      statutes: typeof statutes
      templates: typeof templates
      templateGuides: typeof templateGuides
      terms: typeof terms
      theme: typeof theme
      ui: typeof ui
      watchButton: typeof watchButton
    }
  }
}
