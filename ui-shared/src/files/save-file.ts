export const csvFile = (text: string): Blob => new Blob([text], { type: 'text/csv;charset=utf-8' });

/** Downloads a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Shows a file in a new tab. Its URL stays valid until this page closes, because the tab may be reloaded. */
export function openFile(content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.target = '_blank';
  link.click();
}
