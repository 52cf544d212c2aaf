/**
 * What the pages of the card window do in the browser: all boxes at once, a test card by a press, Escape, and
 * word to the page around the frame. Plain JavaScript as text: it is served, never bundled.
 */
export const WINDOW_SCRIPT = `(function () {
  'use strict'
  function tell(origin, message) {
    if (origin && window.parent !== window) window.parent.postMessage(message, origin)
  }
  var done = document.getElementById('outcome')
  if (done) tell(done.dataset.origin, { tossStandIn: true, outcome: done.dataset.outcome, url: done.dataset.url, code: done.dataset.code, message: done.dataset.message })
  var form = document.querySelector('form')
  if (!form) return
  var wrong = form.querySelector('[aria-invalid=true]')
  if (wrong) wrong.focus()
  var all = document.getElementById('agree-all')
  var boxes = Array.prototype.slice.call(form.querySelectorAll('input[name=agreed]'))
  all.addEventListener('change', function () {
    boxes.forEach(function (box) { box.checked = all.checked })
  })
  boxes.forEach(function (box) {
    box.addEventListener('change', function () {
      all.checked = boxes.every(function (each) { return each.checked })
    })
  })
  document.addEventListener('click', function (event) {
    var button = event.target.closest && event.target.closest('[data-number]')
    if (!button) return
    var number = document.getElementById('number')
    number.value = button.textContent
    number.focus()
  })
  document.addEventListener('keydown', function (event) {
    if (event.key !== 'Escape' || form.dataset.target !== 'iframe') return
    tell(form.dataset.origin, { tossStandIn: true, outcome: 'canceled' })
  })
})()
`
