/** Shows the type of a name in code while the pointer is on it: one element, outside of the block, which would clip it. */
export function showTypes(): void {
  const box = document.createElement("div");
  box.className = "hover-type";
  box.setAttribute("aria-hidden", "true"); // the reference has the same text
  box.hidden = true;
  document.body.append(box);
  document.addEventListener("pointerover", ({ target }) => {
    const name = target instanceof Element ? target.closest<HTMLElement>("[data-type]") : null;
    box.hidden = name === null;
    if (name === null) return;
    box.textContent = name.dataset.type!;
    const { left, top, bottom } = name.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    box.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    box.style.top = `${bottom + height + 8 > innerHeight ? Math.max(8, top - height - 4) : bottom + 4}px`;
  });
  document.addEventListener("scroll", () => box.hidden = true, true);
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") box.hidden = true;
  });
}
