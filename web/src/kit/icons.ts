/** Small pictures of one ink, 24 by 24: strokes are drawn round, fills solid. */
interface Picture {
  stroke?: string;
  fill?: string;
}

export const ICONS = {
  menu: { stroke: "M4 7h16M4 12h16M4 17h16" },
  moon: { fill: "M20 14A9 9 0 1 1 10 3a7 7 0 0 0 10 11z" },
  sun: {
    fill: "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10z",
    stroke: "M12 1.5v2M12 20.5v2M1.5 12h2M20.5 12h2M4.6 4.6 6 6M18 18l1.4 1.4M4.6 19.4 6 18M18 6l1.4-1.4",
  },
  sound: { fill: "M4 9h4l5-5v16l-5-5H4z", stroke: "M17 8q3 4 0 8M20 5q5 7 0 14" },
  silent: { fill: "M4 9h4l5-5v16l-5-5H4z", stroke: "M17 9l5 6M22 9l-5 6" },
  undo: { stroke: "M8 5 3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3" },
  first: { stroke: "M6 5v14", fill: "M19 5v14L8 12z" },
  previous: { fill: "M17 4v16L5 12z" },
  next: { fill: "M7 4v16l12-8z" },
  live: { stroke: "M18 5v14", fill: "M5 5v14l11-7z" },
  people: {
    fill: "M8 4.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM1 20q0-7 7-7t7 7zM17 6.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zM16 13.6q6-.6 7 5.4h-5z",
  },
  cup: { stroke: "M7 4h10v6a5 5 0 0 1-10 0zM7 6H3q0 5 4.5 5M17 6h4q0 5-4.5 5M12 15v4M8 20h8" },
  time: { stroke: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 7v5l3.5 2" },
  puzzle: { stroke: "M4 8h5a2.5 2.5 0 1 1 5 0h5v5a2.5 2.5 0 1 1 0 5v3H4z" },
  bolt: { fill: "M13 2 4 14h6l-1 8 9-12h-6z" },
  link: { stroke: "M10 14a4 4 0 0 0 6 0l4-4a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-4 4a4 4 0 0 0 6 6l1-1" },
  tick: { stroke: "M4 13l5 5L20 6" },
  cross: { stroke: "M6 6l12 12M18 6 6 18" },
  left: { stroke: "M15 5l-7 7 7 7" },
  right: { stroke: "M9 5l7 7-7 7" },
  up: { stroke: "M5 15l7-7 7 7" },
  down: { stroke: "M5 9l7 7 7-7" },
  turn: { stroke: "M5 12a7 7 0 1 1 3 5.7M5 19v-4h4" },
  find: { stroke: "M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 21 21" },
  eye: { stroke: "M2 12q10-14 20 0-10 14-20 0z", fill: "M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z" },
  lock: {
    stroke: "M7 11h10a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2zM8 11V7a4 4 0 0 1 8 0v4",
  },
  flag: { stroke: "M5 22V3h13l-3 5 3 5H5" },
  download: { stroke: "M12 3v12M7 10l5 5 5-5M4 20h16" },
  bulb: { stroke: "M9 18h6M10 21h4M8 14a6 6 0 1 1 8 0q-1 1-1 4H9q0-3-1-4z" },
  die: {
    stroke: "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z",
    fill: "M9 7.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2zM15 13.4a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.2z",
  },
  key: {
    stroke: "M8 10.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM11.5 11.5 20 3M16 7l3 3",
  },
  laptop: { stroke: "M5.5 5h13A1.5 1.5 0 0 1 20 6.5V16H4V6.5A1.5 1.5 0 0 1 5.5 5zM2 19.500h20" },
  phone: {
    stroke: "M9 2.500h6a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM11 18.500h2",
  },
  mail: { stroke: "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 7l9 7 9-7" },
  person: { stroke: "M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21q1-7 8-7t8 7" },
  shield: { stroke: "M12 3l8 3v6q0 6-8 9-8-3-8-9V6z" },
  share: { stroke: "M12 15V3M7.500 7 12 3l4.5 4M5 12v8h14v-8" },
  plus: { stroke: "M12 5v14M5 12h14" },
  minus: { stroke: "M5 12h14" },
} satisfies Record<string, Picture>;

export type IconName = keyof typeof ICONS;
