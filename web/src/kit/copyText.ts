/** Copying: browsers have a clipboard only where the address begins with https, and people may deny it. */
import { t } from "$/strings";

/** Copy a text; return whether it is on the clipboard. If nothing else works, it is shown, marked, to be copied by hand. */
export async function copyText(text: string): Promise<boolean> {
  if ((await isWritten(text)) || isCopied(text)) return true;
  prompt(t.copyByHand, text);
  return false;
}

async function isWritten(text: string): Promise<boolean> {
  const clipboard: Clipboard | undefined = navigator.clipboard;
  try {
    await clipboard?.writeText(text);
    return clipboard !== undefined;
  } catch {
    return false;
  }
}

/** The older way: a field that nobody sees is marked and copied. */
function isCopied(text: string): boolean {
  const field = document.createElement("textarea");
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.style.cssText = "position: fixed; top: 0; opacity: 0";
  document.body.append(field);
  field.select();
  // It is deprecated, and the only way without a clipboard.
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
