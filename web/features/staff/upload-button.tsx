import { FileButton } from './file-button.tsx';

interface UploadButtonProps {
  /** For the input's `accept`. */
  readonly accept: string;
  /** Sends the file and returns the address to open, or why it failed. `form` is the one around the button. */
  readonly send: (file: File, form: HTMLFormElement | null) => Promise<{ readonly href: string } | { readonly message: string }>;
}

/** Chooses a file, sends it at once and opens what becomes of it. */
export function UploadButton({ accept, send }: UploadButtonProps) {
  const open = async (file: File, form: HTMLFormElement | null) => {
    const sent = await send(file, form);
    if (!('href' in sent)) return sent.message;
    location.assign(sent.href);
    return null;
  };
  return <FileButton label="Upload file" accept={accept} primary send={open} />;
}
