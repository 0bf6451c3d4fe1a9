// Runs before anything else of the application does, so that these files are on their way while it starts.
window.bellwetherPageFiles?.();
