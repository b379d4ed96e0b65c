/** TypeDoc extensions for the reference: areas named by their imports, and error classes. */

import { Converter } from "typedoc";

/** @param {import("typedoc").Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const area of project.children ?? []) {
      area.name = area.name.replace(/\/mod$/, "").replace(/^.*\//, "");
    }
  });
  app.converter.on(Converter.EVENT_RESOLVE, (_context, { comment }) => {
    for (const tag of comment?.blockTags ?? []) {
      if (tag.tag !== "@throws" || tag.typeAnnotation === undefined) continue;
      const name = tag.typeAnnotation.replace(/[{}]/g, "");
      tag.content.unshift({ kind: "code", text: `\`${name}\`` }, {
        kind: "text",
        text: " ",
      });
      tag.typeAnnotation = undefined;
    }
  });
}
