export type LessonStep = { text: string, ply: number, point: string | null, decide: Array<string>, };
