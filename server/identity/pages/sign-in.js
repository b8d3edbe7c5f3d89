// The sign-in form works without this file; it adds the look at the password and the busy state.
const form = document.querySelector('form');
const password = form.elements.password;
const reveal = form.querySelector('[data-reveal]');
const submit = form.querySelector('[type="submit"]');
const label = submit.querySelector('span');
const idle = label.textContent;

const show = (visible) => {
  password.type = visible ? 'text' : 'password';
  reveal.setAttribute('aria-pressed', String(visible));
};

const busy = (on) => {
  submit.toggleAttribute('data-busy', on);
  submit.setAttribute('aria-disabled', String(on));
  label.textContent = on ? submit.dataset.busyLabel : idle;
};

reveal.hidden = false;
reveal.addEventListener('click', () => {
  show(password.type === 'password');
  password.focus();
});

form.addEventListener('submit', (event) => {
  if (submit.hasAttribute('data-busy')) return event.preventDefault();
  show(false); // browsers offer to keep a password only from a password field
  busy(true);
});

// Coming back with the browser's Back button shows the page as it was left.
addEventListener('pageshow', (event) => event.persisted && busy(false));
