/**
 * The script that the site loads: `window.TossPayments`, as far as the registration of a card for recurring
 * payments needs it. Plain JavaScript as text: it is served, never bundled.
 */
export const BROWSER_SCRIPT = `(function () {
  'use strict'
  var base = new URL(document.currentScript.src).origin
  var narrow = '(max-width: 640px)'
  var closeOpen = null

  function failure(code, message) {
    var error = new Error(message)
    error.code = code
    return error
  }

  function isAddress(text) {
    try {
      return typeof text === 'string' && /^https?:$/.test(new URL(text).protocol)
    } catch (_) {
      return false
    }
  }

  function isText(value) {
    return value === undefined || value === null || typeof value === 'string'
  }

  function problem(method, params) {
    if (method !== '카드' && method !== 'CARD') return '자동결제는 카드만 됩니다.'
    if (!params || typeof params !== 'object') return '파라미터가 없습니다.'
    if (typeof params.customerKey !== 'string') return 'customerKey가 없습니다.'
    if (!/^[A-Za-z0-9\\-_=.@]{2,50}$/.test(params.customerKey)) return 'customerKey의 형식이 다릅니다.'
    if (!isAddress(params.successUrl)) return 'successUrl은 http나 https로 시작하는 주소여야 합니다.'
    if (!isAddress(params.failUrl)) return 'failUrl은 http나 https로 시작하는 주소여야 합니다.'
    if (!isText(params.customerEmail) || !isText(params.customerName)) return '고객 정보의 형식이 다릅니다.'
    var target = params.windowTarget
    if (target !== undefined && target !== 'iframe' && target !== 'self') return 'windowTarget은 iframe이나 self입니다.'
    return null
  }

  function addressOf(clientKey, params, target) {
    return base + '/card-window?' + new URLSearchParams({
      clientKey: clientKey,
      customerKey: params.customerKey,
      successUrl: params.successUrl,
      failUrl: params.failUrl,
      target: target,
      origin: window.location.origin,
    })
  }

  function draw(address) {
    var dialog = document.createElement('dialog')
    dialog.setAttribute('aria-label', '카드 등록 / Card window')
    dialog.style.cssText = 'margin:auto;padding:0;border:0;overflow:hidden;width:min(32rem,calc(100vw - 2rem));height:min(50rem,calc(100dvh - 2rem));max-width:none;max-height:none'
    var frame = document.createElement('iframe')
    frame.title = '카드 등록 창 / Card window'
    frame.src = address
    frame.style.cssText = 'display:block;border:0;width:100%;height:100%'
    dialog.append(frame)
    document.body.append(dialog)
    return { dialog: dialog, frame: frame }
  }

  function openFrame(address) {
    if (closeOpen) closeOpen()
    return new Promise(function (_, reject) {
      var drawn = draw(address)
      function finish(error) {
        closeOpen = null
        window.removeEventListener('message', hear)
        document.removeEventListener('securitypolicyviolation', blocked)
        drawn.dialog.close()
        drawn.dialog.remove()
        if (error) reject(error)
      }
      function cancel() {
        finish(failure('USER_CANCEL', '카드 등록을 취소했습니다.'))
      }
      function hear(event) {
        if (event.origin !== base || event.source !== drawn.frame.contentWindow) return
        var told = event.data
        if (!told || told.tossStandIn !== true) return
        if (told.outcome === 'canceled') cancel()
        if (told.outcome === 'refused') finish(failure(told.code, told.message))
        // The page goes away with the window open, as with the real one.
        if (told.outcome === 'leaves') window.location.assign(told.url)
      }
      function blocked(event) {
        if (String(event.blockedURI).indexOf(base) !== 0) return
        finish(failure('NETWORK_ERROR', '페이지의 보안 정책(frame-src)이 카드 등록 창을 막았습니다.'))
      }
      window.addEventListener('message', hear)
      document.addEventListener('securitypolicyviolation', blocked)
      drawn.dialog.addEventListener('cancel', function (event) {
        event.preventDefault()
        cancel()
      })
      closeOpen = cancel
      drawn.dialog.showModal()
      drawn.frame.focus()
    })
  }

  function TossPayments(clientKey) {
    if (typeof clientKey !== 'string' || !/^(test|live)_g?ck_/.test(clientKey)) {
      throw failure('INVALID_CLIENT_KEY', '클라이언트 키가 아닙니다.')
    }
    return {
      requestBillingAuth: function (method, params) {
        var wrong = problem(method, params)
        if (wrong) return Promise.reject(failure('INVALID_PARAMETER', wrong))
        var target = params.windowTarget || (window.matchMedia(narrow).matches ? 'self' : 'iframe')
        var address = addressOf(clientKey, params, target)
        if (target === 'iframe') return openFrame(address)
        window.location.assign(address)
        return new Promise(function () {})
      },
      requestPayment: function () {
        return Promise.reject(failure('NOT_SUPPORTED_METHOD', '이 대역은 자동결제의 카드 등록만 합니다.'))
      },
      cancelPayment: function () {
        if (closeOpen) closeOpen()
      },
    }
  }
  TossPayments.version = 'stand-in'
  window.TossPayments = TossPayments
})()
`
