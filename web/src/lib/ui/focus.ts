/**
 * People who move by keyboard or by ear are always somewhere: when the element in focus is removed or disabled, the
 * content takes the focus at once, before the browser gives it to the body.
 */
export function keepFocus(content: HTMLElement): () => void {
  let last: Element | null = null;
  const remember = (event: FocusEvent) => (last = event.target as Element);
  const look = () => {
    const { activeElement } = document;
    if (!last || (activeElement !== document.body && activeElement !== last)) return;
    if (!last.isConnected || last.matches(":disabled")) content.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(look);
  watch.observe(content, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
  addEventListener("focusin", remember);
  return () => {
    watch.disconnect();
    removeEventListener("focusin", remember);
  };
}
