/** Shows a short message at the top of the screen; its library is fetched with the first message. */
async function show(color: string, message: string): Promise<void> {
  const { showToast } = await import('./toaster.tsx');
  showToast(color, message);
}

export const toast = {
  success: (message: string): void => void show('green', message),
  error: (message: string): void => void show('red', message),
  info: (message: string): void => void show('brand', message),
};
