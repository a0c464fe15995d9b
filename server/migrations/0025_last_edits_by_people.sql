ALTER TABLE "alarm" ADD COLUMN "updated_at" bigint;--> statement-breakpoint
ALTER TABLE "alarm" ADD COLUMN "last_editor_id" uuid;--> statement-breakpoint
ALTER TABLE "alarm" ADD COLUMN "last_editor_name" text;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "updated_at" bigint;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "last_editor_id" uuid;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "last_editor_name" text;--> statement-breakpoint
ALTER TABLE "user_group" ADD COLUMN "last_editor_id" uuid;--> statement-breakpoint
ALTER TABLE "user_group" ADD COLUMN "last_editor_name" text;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "updated_at" bigint;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "last_editor_id" uuid;--> statement-breakpoint
ALTER TABLE "membership" ADD COLUMN "last_editor_name" text;