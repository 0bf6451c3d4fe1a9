// Import this module first, so that these files load while the application starts.
window.bellwetherPageFiles?.();
