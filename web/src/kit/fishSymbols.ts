/** The drawings of sea animals as symbols of the page, each put there when it is first shown: boards show many of a kind. */

const FILES = import.meta.glob<string>("../art/species/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const HOLDER = "fish-symbols";
const PLAIN = "herring";

function holder(): Element {
  const there = document.getElementById(HOLDER);
  if (there) return there;
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.id = HOLDER;
  made.style.display = "none";
  document.body.append(made);
  return made;
}

const fileOf = (name: string) => FILES[`../art/species/${name}.svg`];

/** Return the address of an animal's symbol, by its name in the singular or plural; a herring's if there is none for it. */
export function fishSymbol(species: string): string {
  const lower = species.toLowerCase();
  const name = [lower, lower.replace(/s$/, "")].find((one) => fileOf(one)) ?? PLAIN;
  const id = `fish-${name}`;
  const drawing = fileOf(name) ?? "";
  if (!document.getElementById(id))
    holder().insertAdjacentHTML(
      "beforeend",
      drawing.replace("<svg", `<symbol id="${id}"`).replace("</svg>", "</symbol>"),
    );
  return `#${id}`;
}
