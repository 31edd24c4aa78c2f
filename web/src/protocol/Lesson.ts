import type { LessonStep } from "./LessonStep";
export type Lesson = { seat: number, steps: Array<LessonStep>, };
