ALTER TABLE "app_user" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" drop column "search_text";--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || lower(nickname) || coalesce(E'
 ' || name, '')) STORED;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "kind" text DEFAULT 'PERSON' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_logs_in" CHECK (("app_user"."kind" = 'PERSON') = ("app_user"."name" IS NOT NULL) AND ("app_user"."kind" = 'PERSON') = ("app_user"."password_hash" IS NOT NULL));