CREATE TABLE "attempt" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_place" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"last_used_at" bigint NOT NULL,
	CONSTRAINT "known_place_user_id_kind_place_pk" PRIMARY KEY("user_id","kind","place")
);
--> statement-breakpoint
DROP TABLE "login_failure" CASCADE;--> statement-breakpoint
ALTER TABLE "known_place" ADD CONSTRAINT "known_place_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_expires_at_index" ON "attempt" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "known_place_last_used_at_index" ON "known_place" USING btree ("last_used_at");