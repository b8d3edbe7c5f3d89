// Runs before the first paint. Without a cookie the system's theme holds, by the style sheet alone.
(() => {
  const match = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie);
  if (match) document.documentElement.dataset.theme = match[1];
})();
