/** Who moves by keyboard or by ear is never nowhere: when what had the focus goes away, the content gets it. */
export function keepFocus(content: HTMLElement): () => void {
  let last: Element | null = null;
  const remember = (event: FocusEvent) => (last = event.target as Element);
  const look = () => {
    if (document.activeElement !== document.body || !last) return;
    if (!last.isConnected || last.matches(":disabled")) content.focus({ preventScroll: true });
  };
  // The browser itself notices a disabled or removed element with the next frame.
  const watch = new MutationObserver(() => requestAnimationFrame(() => requestAnimationFrame(look)));
  watch.observe(content, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  addEventListener("focusin", remember);
  return () => {
    watch.disconnect();
    removeEventListener("focusin", remember);
  };
}
