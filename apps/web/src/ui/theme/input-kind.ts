/** Marks the page while the person works by keys, so that a first focus shows its ring only then. */
function watchInput(): void {
  const root = document.documentElement;
  window.addEventListener('keydown', () => root.setAttribute('data-by-key', ''), true);
  window.addEventListener('pointerdown', () => root.removeAttribute('data-by-key'), true);
}

watchInput();
